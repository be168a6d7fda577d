import shortHash from '../../../src/gatsby/patches/short-hash';

test('names have four characters, and every style has its own', () => {
  const styles = Array.from({ length: 300 }, (_, index) => `color:rgb(${index} 0 0);`);
  const names = styles.map(shortHash);
  expect(names.filter((name) => !/^[0-9A-Za-z]{4}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(styles.length);
  expect(styles.map(shortHash)).toEqual(names);
});

test('the build stops if two styles have the same name', () => {
  const many = () => Array.from({ length: 40_000 }, (_, index) => shortHash(`width:${index}px;`));
  expect(many).toThrow('Two styles are called');
});
