import { createSkein, RefusedFolder } from 'create-skein';

export function newSite(folder: string): string {
  try {
    return createSkein(folder);
  } catch (error) {
    if (error instanceof RefusedFolder) return error.message;
    throw error;
  }
}
