import { TextDecoder } from 'node:util';

// jsdom has none; image-size, which the content check uses, needs one.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
