import type { Page } from '@playwright/test';

/** The folder of the test back end's repository, in the browser's origin private file system. */
const folder = 'sveltia-cms-test';

/**
 * Writes files to the repository of the test back end.
 * @param sources texts by path below `data/`
 */
export const fillWith = (page: Page, sources: ReadonlyMap<string, string>): Promise<void> =>
  page.evaluate(
    async ([root, files]) => {
      const top = await (await navigator.storage.getDirectory()).getDirectoryHandle(root, { create: true });
      for (const [path, text] of files) {
        const names = `data/${path}`.split('/');
        let parent = top;
        for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name, { create: true });
        const file = await parent.getFileHandle(names.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    [folder, [...sources]] as const,
  );

/** Reads the texts of the repository, by path below `data/`. */
export async function filesIn(page: Page): Promise<Map<string, string>> {
  const files = await page.evaluate(async (root) => {
    const found: [string, string][] = [];
    const read = async (parent: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) found.push([path + name, await (await handle.getFile()).text()]);
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle(root), '');
    return found;
  }, folder);
  return new Map(files.map(([path, text]) => [path.replace(/^data\//, ''), text]));
}
