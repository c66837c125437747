/**
 * Imports a package that only one entry point needs. Users of other entry points need not install it.
 * @param entry the entry point, as it is imported
 * @throws with the name of the package and what to do, when it is not installed
 */
export async function optionalPeer<T>(entry: string, name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Only when it is this package that is missing, and not something that it needs itself.
    if (!(error instanceof Error) || !error.message.startsWith(`Cannot find package '${name}'`)) throw error;
    throw new Error(`${entry} needs the package ${name}, which is not installed. Run: npm install ${name}`, {
      cause: error,
    });
  }
}
