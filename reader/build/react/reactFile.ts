// The file of React as it lies in a folder: the same for every site and for every demo.

import { join } from 'node:path';
import { asAddress } from '../address.ts';
import { buildReact } from '../client.ts';
import { openFolder } from '../keptFile.ts';

export interface ReactFile {
  folder: string;
  file: string;
  /** Where a visitor finds it. */
  address: string;
}

/** Finds the file of React where it is kept, or makes it. */
export async function openReactFile(keptFolder: string): Promise<ReactFile> {
  const folder = join(keptFolder, 'react');
  return openFolder<ReactFile>(folder, async (draft) => {
    const [{ fileName }] = await buildReact(draft);
    return { folder, file: fileName, address: asAddress(fileName) };
  });
}
