// Makes a screenshot a third of its size: at most 256 colours, as line drawings need no more.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/**
 * @param {Uint8Array} screenshot A PNG as browsers write it: 8 bits, RGB or RGBA, not interlaced.
 * @returns {Buffer} The same picture with a palette.
 */
export function withPalette(screenshot) {
  const png = Buffer.from(screenshot);
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const pixels = unfiltered(inflateSync(Buffer.concat(dataOf(png))), width * channels, height, channels);

  // Colours that differ little share a place; the places that are needed most make the palette.
  /** @type {Map<number, { count: number, sum: [number, number, number] }>} */
  const places = new Map();
  const placeOf = (/** @type {number} */ at) =>
    (at8(pixels, at) << 10) | (at8(pixels, at + 1) << 5) | at8(pixels, at + 2);
  for (let at = 0; at < pixels.length; at += channels) {
    const place = places.get(placeOf(at)) ?? { count: 0, sum: [0, 0, 0] };
    place.count++;
    for (const i of /** @type {const} */ ([0, 1, 2])) place.sum[i] += pixels[at + i] ?? 0;
    places.set(placeOf(at), place);
  }
  const colours = [...places]
    .map(([key, { count, sum }]) => ({ key, count, rgb: sum.map((each) => Math.round(each / count)) }))
    .sort((a, b) => b.count - a.count);
  const palette = colours.slice(0, 256).map(({ rgb }) => rgb);
  const indexOf = new Map(colours.map(({ key, rgb }, i) => [key, i < 256 ? i : nearest(rgb, palette)]));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf.get(placeOf((y * width + x) * channels)) ?? 0;
  const head = Buffer.from(png.subarray(16, 29));
  head[9] = 3;
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The upper five bits of a channel. */
const at8 = (/** @type {Buffer} */ pixels, /** @type {number} */ at) => (pixels[at] ?? 0) >> 3;

/**
 * @param {readonly number[]} rgb
 * @param {readonly (readonly number[])[]} palette
 */
function nearest(rgb, palette) {
  const far = palette.map((colour) => colour.reduce((sum, each, i) => sum + (each - (rgb[i] ?? 0)) ** 2, 0));
  return far.indexOf(Math.min(...far));
}

/** @param {Buffer} png */
function dataOf(png) {
  const data = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return data;
}

/**
 * The pixels behind the five filters of PNG (section 9 of the specification).
 * @param {Buffer} rows
 * @param {number} stride
 * @param {number} height
 * @param {number} step
 */
function unfiltered(rows, stride, height, step) {
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i >= step ? (pixels[at - step] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - stride] ?? 0) : 0;
      const corner = y > 0 && i >= step ? (pixels[at - stride - step] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][rows[y * (stride + 1)] ?? 0] ?? 0;
      pixels[at] = (rows[y * (stride + 1) + 1 + i] ?? 0) + guess;
    }
  return pixels;
}

/**
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function paeth(left, up, corner) {
  const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if (Number(toLeft) <= Number(toUp) && Number(toLeft) <= Number(toCorner)) return left;
  return Number(toUp) <= Number(toCorner) ? up : corner;
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
