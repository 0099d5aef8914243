// Where the files lie on the reader's server: remembered, because it is the same every time. A browser may forbid storage:
// then nothing is remembered.

const key = 'heist-files';

export function rememberedFiles(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberFiles(folder: string): void {
  try {
    localStorage.setItem(key, folder);
  } catch {
    // The reader writes it again the next time.
  }
}
