/**
 * A QR code (version 2, level L) that holds `https://example.com/F-2025-0188`. It never changes, so its modules are
 * kept rather than an encoder.
 */
const ROWS = [
  '1111111010001010001111111',
  '1000001010001110101000001',
  '1011101001111100101011101',
  '1011101001001110001011101',
  '1011101010001010001011101',
  '1000001010000010001000001',
  '1111111010101010101111111',
  '0000000010000011100000000',
  '1110011011110010111110011',
  '1010100111010101011101011',
  '1011001100010001010011101',
  '0001000111001010100101000',
  '1011111001001101101100001',
  '0010000011010001101100011',
  '1100111001110001111001101',
  '0011100000001000110111000',
  '1101011011010010111110010',
  '0000000010110100100010001',
  '1111111000111100101010001',
  '1000001010010011100010011',
  '1011101000110011111110000',
  '1011101001010010010010110',
  '1011101010111011110111011',
  '1000001010100001111110000',
  '1111111010010010101001001',
] as const;

/** The code as an image, with the quiet zone that a scanner needs. */
export function qrCode(): string {
  const runs = ROWS.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + 4} ${y + 4}h${run[0].length}v1h-${run[0].length}z`),
  );
  const size = ROWS.length + 8;
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="QR"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${runs.join('')}" fill="#17110f"/></svg>`;
}
