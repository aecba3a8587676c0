import type { LanguageCode } from '@anupalan/recognition/languages';
import { MODEL_BYTES, PROGRAM, PROGRAM_BYTES, RECOGNISER_FOLDER, toModelFile } from './recogniser-files.ts';

/** Gets a file of this origin to its end: the browser keeps it for who asks next. @throws Error where it does not come */
const load = async (file: string, onBytes: (bytes: number) => void): Promise<void> => {
  const response = await fetch(RECOGNISER_FOLDER + file, { credentials: 'same-origin' });
  if (!response.ok || response.body === null) throw new Error(`${file} could not be loaded.`);
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) onBytes(read.value.length);
};

/** Loads the model of a language. @throws Error where it does not come */
export const loadModel = (language: LanguageCode): Promise<void> =>
  load(toModelFile(language), () => undefined);

/**
 * Loads what every page needs: the program and the model of English. `onShare` is told how much is there, 0..1.
 * @throws Error where something of it does not come
 */
export async function loadProgram(onShare: (share: number) => void): Promise<void> {
  const all = PROGRAM_BYTES.unpacked + MODEL_BYTES.eng;
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onShare(Math.min(1, loaded / all));
  };
  await Promise.all([...Object.values(PROGRAM), toModelFile('eng')].map((file) => load(file, onBytes)));
}
