/** Stands for the address that the build gives to a font file. */
export default '/static/font.woff2';
