//! The live viewer: a picture that converges while one looks at it, moves through it and compares methods.
