@binding(13) @group(1) var<storage, read_write> heads_0 : array<atomic<u32>>;

@compute
@workgroup_size(1, 1, 1)
fn turn()
{
    var parity_0 : u32 = atomicLoad(&(heads_0[u32(6)]));
    atomicStore(&(heads_0[parity_0]), u32(0));
    var _S1 : u32 = u32(1) - parity_0;
    atomicStore(&(heads_0[u32(6)]), _S1);
    var _S2 : u32 = atomicLoad(&(heads_0[_S1]));
    if(_S2 != u32(0))
    {
        var _S3 : u32 = atomicAdd(&(heads_0[u32(7)]), u32(1));
    }
    atomicStore(&(heads_0[u32(2)]), u32(0));
    atomicStore(&(heads_0[u32(4)]), u32(0));
    atomicStore(&(heads_0[u32(3)]), u32(0));
    return;
}

