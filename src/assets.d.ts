declare module '*.woff2' {
  /** The published address of the file. */
  const url: string;
  export default url;
}
