// What is in a zip file.
import { inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** Read by its directory, which stands at the end, as programs do. */
export function unzip(file: Buffer): { name: string; content: Buffer }[] {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    expect(file.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [packed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [length, local] = [file.readUInt16LE(at + 28), file.readUInt32LE(at + 42)];
    const name = file.toString('utf8', at + 46, at + 46 + length);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(start, start + packed));
    expect(content).toHaveLength(size);
    at += 46 + length;
    return { name, content };
  });
}
