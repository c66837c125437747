/** File with the name of the server build. The name depends on the contents of the build. */
export const BUILD_NAME_FILE = 'skein-build.txt';
