enable subgroups;
@binding(0) @group(0) var<storage, read_write> numbers_0 : array<u32>;

@compute
@workgroup_size(64, 1, 1)
fn triple(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S1 : u32 = id_0.x;
    var _S2 : u32 = u32(3) * numbers_0[_S1];
    var _S3 : u32 = subgroupAdd(u32(0));
    numbers_0[_S1] = _S2 + _S3;
    return;
}

