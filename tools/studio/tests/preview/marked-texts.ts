/** Counts the texts of a page with marks, and returns those whose size the marks change. Runs in the browser. */
export function marksThatShow(): { count: number; shown: string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const sizeOf = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    return `${width.toFixed(2)} × ${height.toFixed(2)}, page ${document.documentElement.scrollHeight}`;
  };
  const marked = nodes.filter((node) => /[\u{E0100}-\u{E01EF}]/u.test(node.data));
  const shown = marked.flatMap((node) => {
    const [data, before] = [node.data, sizeOf(node)];
    node.data = data.replace(/[\u{E0100}-\u{E01EF}]/gu, '');
    const after = sizeOf(node);
    node.data = data;
    return before === after ? [] : [`${data}: ${before}; ${after}`];
  });
  return { count: marked.length, shown };
}
