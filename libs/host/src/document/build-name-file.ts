/** File to which the server build writes its name, which depends on its contents. */
export const BUILD_NAME_FILE = 'skein-build.txt';
