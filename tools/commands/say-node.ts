/**
 * Runs after `npm ci`, and prints one warning if npm runs on an old Node version. npm itself would print a
 * warning for every package, so `.npmrc` turns these warnings off.
 */
const [, installer] = /\bnode\/(v\d+\.\d+\.\d+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
const majorOf = (version: string) => Number(/^v(\d+)/.exec(version)?.[1]);
if (installer !== undefined && majorOf(installer) < majorOf(process.version))
  console.log(
    `npm runs on Node ${installer} here. Everything in this workspace runs on Node ${process.version}, which npm has ` +
      'just installed: start it with npm or npx, and there is nothing else to do.',
  );
