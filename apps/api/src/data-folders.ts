import { prepareDataDir as prepare } from '@skein/http';

/** What the site and its services keep in the data folder. */
const FOLDERS = ['addresses', 'applications', 'content', 'images', 'last-good', 'leads', 'secrets'];

/** Makes the data folder if it is not there, and tries to write in it. @throws DataDirError */
export const prepareDataDir = (dataDir: string): void => prepare(dataDir, FOLDERS);
