/**
 * Imports a package that only one entry point needs. Users of other entry points need not install the package.
 * @param entry name of the entry point
 * @throws an error that says how to install the package, if it is missing
 */
export async function optionalPeer<T>(entry: string, name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The error may also be about a package that this package needs. Then it stays as it is.
    if (!(error instanceof Error) || !error.message.startsWith(`Cannot find package '${name}'`)) throw error;
    throw new Error(`${entry} needs the package ${name}, which is not installed. Run: npm install ${name}`, {
      cause: error,
    });
  }
}
