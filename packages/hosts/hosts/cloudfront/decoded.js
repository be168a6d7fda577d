/** CloudFront passes the path as it was sent; S3 stores files under decoded names. */
// biome-ignore lint/correctness/noUnusedVariables: both functions of CloudFront use it
function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (_error) {
    return uri;
  }
}
