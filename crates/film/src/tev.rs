//! Images in [tev](https://github.com/Tom94/tev), a viewer that other programs can talk to over TCP.
//!
//! A packet is its length in bytes as four bytes (the length itself included), a byte that names the operation, and
//! what the operation needs. Numbers are little endian, and texts end with a zero byte. Two operations are used:
//!
//! ```text
//! 4  create an image   grab focus (1 byte), name, width, height, number of channels (4 bytes each), names of the channels
//! 6  update a region   grab focus (1 byte), name, number of channels (4 bytes), names of the channels,
//!                      x, y, width, height (4 bytes each), offset of each channel in the data (8 bytes each),
//!                      distance between its values (8 bytes each), the values (4 bytes each)
//! ```

use crate::image::Image;
use std::io::{self, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

/// Where tev listens by default.
pub const DEFAULT_ADDRESS: &str = "127.0.0.1:14158";

const CREATE_IMAGE: u8 = 4;
const UPDATE_IMAGE: u8 = 6;
const CHANNELS: [&str; 3] = ["R", "G", "B"];
/// Pixels of one update: a packet of three megabytes.
const UPDATE_PIXELS: usize = 1 << 18;
/// A viewer that does not answer for so long is given up.
const PATIENCE: Duration = Duration::from_secs(2);

/// A connection to tev with an image in it.
pub struct TevImage {
    stream: TcpStream,
    name: String,
    size: [u32; 2],
}

impl TevImage {
    /// Connects to `HOST:PORT` and makes a black image of some name and size, in place of one that has that name.
    pub fn create(address: &str, name: &str, size: [u32; 2]) -> io::Result<Self> {
        let stream = connect(address)?;
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let mut image = Self {
            stream,
            // A zero byte would end the name.
            name: name.replace('\0', " "),
            size,
        };
        let mut packet = image.packet(CREATE_IMAGE, true);
        for number in size.into_iter().chain([CHANNELS.len() as u32]) {
            packet.extend(number.to_le_bytes());
        }
        for name in CHANNELS {
            put_text(&mut packet, name);
        }
        image.send(packet)?;
        Ok(image)
    }

    /// Shows these pixels instead. The image must have the size that was announced.
    pub fn update(&mut self, image: &Image) -> io::Result<()> {
        if image.size() != self.size {
            let words = "an image of another size than announced";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, words));
        }
        let width = image.width as usize;
        let rows = (UPDATE_PIXELS / width.max(1)).max(1);
        for (band, pixels) in image.pixels.chunks(rows * width.max(1)).enumerate() {
            let height = pixels.len() / width;
            self.send(self.region(band * rows, height, pixels))?;
        }
        self.stream.flush()
    }

    /// The packet that updates some rows.
    fn region(&self, y: usize, height: usize, pixels: &[[f32; 3]]) -> Vec<u8> {
        let mut packet = self.packet(UPDATE_IMAGE, false);
        packet.extend((CHANNELS.len() as u32).to_le_bytes());
        for name in CHANNELS {
            put_text(&mut packet, name);
        }
        for number in [0, y as u32, self.size[0], height as u32] {
            packet.extend(number.to_le_bytes());
        }
        // The channels of a pixel are neighbours.
        let count = CHANNELS.len() as u64;
        let offsets = 0..count;
        for number in offsets.chain([count; CHANNELS.len()]) {
            packet.extend(number.to_le_bytes());
        }
        for value in pixels.as_flattened() {
            packet.extend(value.to_le_bytes());
        }
        packet
    }

    /// The beginning of a packet about this image. The length is filled in when it is sent.
    fn packet(&self, operation: u8, grabs_focus: bool) -> Vec<u8> {
        let mut packet = vec![0; 4];
        packet.extend([operation, u8::from(grabs_focus)]);
        put_text(&mut packet, &self.name);
        packet
    }

    fn send(&mut self, mut packet: Vec<u8>) -> io::Result<()> {
        let length = packet.len() as u32;
        packet[..4].copy_from_slice(&length.to_le_bytes());
        self.stream.write_all(&packet)
    }
}

/// A host may have several addresses, of which only one answers.
fn connect(address: &str) -> io::Result<TcpStream> {
    let mut failed = io::Error::new(io::ErrorKind::NotFound, "the host has no address");
    for address in address.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

fn put_text(packet: &mut Vec<u8>, text: &str) {
    packet.extend(text.as_bytes());
    packet.push(0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::net::TcpListener;

    /// Reads from the front of a packet, as the viewer would.
    struct Packet(std::vec::IntoIter<u8>);

    impl Packet {
        fn bytes<const N: usize>(&mut self) -> [u8; N] {
            std::array::from_fn(|_| self.0.next().expect("the packet goes on"))
        }
        fn number(&mut self) -> u32 {
            u32::from_le_bytes(self.bytes())
        }
        fn wide(&mut self) -> u64 {
            u64::from_le_bytes(self.bytes())
        }
        fn text(&mut self) -> String {
            let bytes = self.0.by_ref().take_while(|byte| *byte != 0).collect();
            String::from_utf8(bytes).expect("UTF-8")
        }
    }

    /// A viewer that understands what is sent to it: the name of the image and its pixels.
    fn viewer(listener: TcpListener) -> (String, Image) {
        let (mut stream, _) = listener.accept().expect("somebody connects");
        let mut shown = (String::new(), Image::new(0, 0));
        let mut length = [0; 4];
        while stream.read_exact(&mut length).is_ok() {
            let mut bytes = vec![0; u32::from_le_bytes(length) as usize - 4];
            stream.read_exact(&mut bytes).expect("a whole packet");
            let mut packet = Packet(bytes.into_iter());
            let [operation, _focus] = packet.bytes();
            let name = packet.text();
            match operation {
                CREATE_IMAGE => {
                    let (width, height) = (packet.number(), packet.number());
                    shown = (name, Image::new(width, height));
                    assert_eq!(packet.number(), 3);
                    assert_eq!([packet.text(), packet.text(), packet.text()], CHANNELS);
                }
                UPDATE_IMAGE => {
                    assert_eq!(name, shown.0);
                    assert_eq!(packet.number(), 3);
                    assert_eq!([packet.text(), packet.text(), packet.text()], CHANNELS);
                    let [x, y, width, height] = [(); 4].map(|()| packet.number());
                    let offsets = [(); 3].map(|()| packet.wide() as usize);
                    let strides = [(); 3].map(|()| packet.wide() as usize);
                    let values: Vec<f32> = std::iter::from_fn(|| {
                        (packet.0.len() > 0).then(|| f32::from_le_bytes(packet.bytes()))
                    })
                    .collect();
                    assert_eq!(values.len(), 3 * (width * height) as usize);
                    for pixel in 0..width * height {
                        let (column, row) = (x + pixel % width, y + pixel / width);
                        let at = (row * shown.1.width + column) as usize;
                        shown.1.pixels[at] = std::array::from_fn(|c| {
                            values[offsets[c] + pixel as usize * strides[c]]
                        });
                    }
                    assert_eq!(packet.0.len(), 0, "nothing is left over");
                }
                other => panic!("operation {other}"),
            }
            assert_eq!(packet.0.len(), 0, "nothing is left over");
        }
        shown
    }

    #[test]
    fn the_viewer_shows_what_was_sent() {
        // Of more pixels than one packet holds.
        for size in [[7, 5], [1024, 700]] {
            let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
            let address = listener.local_addr().expect("an address").to_string();
            let viewer = std::thread::spawn(|| viewer(listener));
            let [width, height] = size;
            let image = Image::from_fn(width, height, |x, y| [x as f32, y as f32, -0.5]);
            let mut sent = TevImage::create(&address, "ring, Größe", size).expect("a viewer");
            sent.update(&Image::from_fn(width, height, |_, _| [1.0; 3]))
                .expect("a viewer");
            sent.update(&image).expect("a viewer");
            assert!(sent.update(&Image::new(1, 1)).is_err(), "another size");
            drop(sent);
            let (name, shown) = viewer.join().expect("a viewer that understood");
            assert_eq!(name, "ring, Größe");
            assert!(shown == image, "the pixels differ");
        }
    }

    #[test]
    fn nobody_listening_is_an_error() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        drop(listener);
        for address in [address.as_str(), "127.0.0.1", "no such host:1"] {
            assert!(TevImage::create(address, "a", [1, 1]).is_err(), "{address}");
        }
    }
}
