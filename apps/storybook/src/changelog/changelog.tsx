/// <reference types="vite/types/importMeta.d.ts" />
import { Markdown } from '@storybook/addon-docs/blocks';

const files = import.meta.glob<string>('../../../../libs/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string) => `@skein/${path.split('/').at(-2) ?? ''}`;

/** The changelogs of all libraries. A release writes them from the commits. */
export function Changelog() {
  const changelogs = Object.entries(files);
  if (changelogs.length === 0)
    return <p>No version has been released yet. Each release writes its changes here, by library.</p>;
  return changelogs.map(([path, text]) => (
    <section key={path}>
      <h2>{nameOf(path)}</h2>
      <Markdown>{text.replaceAll(/^#/gm, '##')}</Markdown>
    </section>
  ));
}
