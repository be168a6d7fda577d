import { withEdgeMarks, withoutEdgeMarks } from '../../src/hosting/edge-marks';

const page =
  '<head><script>if (html === "<script></script>") run()</script></head><body><div></div><script src="/a.js"></script></body>';

test('every script, and all that may contain an e-mail address, is marked; the text of a script stays', () => {
  expect(withEdgeMarks(page)).toBe(
    '<head><script data-cfasync="false">if (html === "<script></script>") run()</script></head>' +
      '<body><!--email_off--><div></div><script data-cfasync="false" src="/a.js"></script><!--/email_off--></body>',
  );
});

test('a page of an earlier build is marked once', () => {
  expect(withoutEdgeMarks(withEdgeMarks(page))).toBe(page);
});
