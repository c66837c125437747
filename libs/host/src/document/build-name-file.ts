/** Where the server build writes a name of its own that goes by what is in it. */
export const BUILD_NAME_FILE = 'skein-build.txt';
