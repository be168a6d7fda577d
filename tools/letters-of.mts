/** The letters of a TrueType font: those in its map of characters (OpenType specification, cmap, format 4). */
export function lettersOf(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? Number.NaN;
  const cmap = font.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4) ?? Number.NaN;
  const size = font.readUInt16BE(map + 6);
  return Array.from({ length: size / 2 }, (_, index) => map + 14 + index * 2).flatMap((end) => {
    const start = end + size + 2;
    const [first, last, shift] = [font.readUInt16BE(start), font.readUInt16BE(end), font.readUInt16BE(start + size)];
    const glyphs = start + 2 * size;
    const glyphOf = (code: number) => {
      const offset = font.readUInt16BE(glyphs);
      return offset === 0 ? (code + shift) & 0xffff : font.readUInt16BE(glyphs + offset + (code - first) * 2);
    };
    const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return codes.filter((code) => code < 0xffff && glyphOf(code) !== 0).map((code) => String.fromCodePoint(code));
  });
}
