import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Runs a module in this process. Of the modules that it imports, only those run again that changed files can affect.
 * @returns the error of the module, or an empty text
 */
export async function runModule({ environments: { ssr } }: ViteDevServer, file: string): Promise<string> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment ssr of Vite does not run modules');
  ssr.moduleGraph.onFileChange(file);
  try {
    await ssr.runner.import(file);
    return '';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
