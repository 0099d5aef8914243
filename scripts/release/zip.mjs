// Writes a zip file: names and contents, compressed. The same files always give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day that the format knows. */
const date = 0x21;

/**
 * @param {readonly { name: string, content: Buffer }[]} files
 * @returns {Buffer}
 */
export function zip(files) {
  let offset = 0;
  const written = files.map(({ name, content }) => {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const common = header(content, packed, path);
    const local = Buffer.concat([signed(0x04034b50), common, path, packed]);
    // In the directory, the same header comes between two versions and fields that nobody uses here.
    const entry = Buffer.concat([signed(0x02014b50), number(20, 2), common, Buffer.alloc(10), number(offset, 4), path]);
    offset += local.length;
    return { local, entry };
  });
  const directory = Buffer.concat(written.map(({ entry }) => entry));
  const count = number(files.length, 2);
  const end = [signed(0x06054b50), Buffer.alloc(4), count, count, number(directory.length, 4), number(offset, 4)];
  return Buffer.concat([...written.map(({ local }) => local), directory, ...end, Buffer.alloc(2)]);
}

/**
 * What both headers of a file say: version, names in UTF-8, deflate, time and date, checksum and sizes.
 * @param {Buffer} content
 * @param {Buffer} packed
 * @param {Buffer} path
 */
function header(content, packed, path) {
  return Buffer.concat([
    ...[20, 0x800, 8, 0, date].map((value) => number(value, 2)),
    ...[crc32(content), packed.length, content.length].map((value) => number(value, 4)),
    number(path.length, 2),
    number(0, 2),
  ]);
}

/** @param {number} signature */
const signed = (signature) => number(signature, 4);

/**
 * Little-endian.
 * @param {number} value
 * @param {2 | 4} bytes
 */
function number(value, bytes) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
