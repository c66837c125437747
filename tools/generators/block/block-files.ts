import type { Names } from '../shared/names.ts';

/** Everything the templates of a block depend on. */
export interface BlockTemplate {
  readonly names: Names;
  /** Id of the content type in the CMS. */
  readonly id: string;
}

function content({ names: { camel, pascal, label }, id }: BlockTemplate): string {
  return `import { entryType, html, text, type PropsFrom } from '@skein/cms-client';

export const ${camel} = entryType(
  '${id}',
  { name: '${label}', description: 'A title with a description under it', displayField: 'gfTitle' },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
  },
);
export type ${pascal}Props = PropsFrom<typeof ${camel}>;
`;
}

function component({ names: { kebab, pascal } }: BlockTemplate): string {
  return `import { Container, Heading, RichText, Section } from '@skein/ui';
import { styled } from 'styled-components';
import type { ${pascal}Props } from './${kebab}.content.ts';

/** A title with a description under it. */
export function ${pascal}({ title, description }: ${pascal}Props) {
  return (
    <Section>
      <Container>
        <Words>
          <Heading level={2} anchor>
            {title}
          </Heading>
          {description !== undefined && <RichText html={description} />}
        </Words>
      </Container>
    </Section>
  );
}

const Words = styled.div\`
  display: grid;
  gap: var(--space-5);
\`;
`;
}

function fixtures({ names: { kebab, camel, label } }: BlockTemplate): string {
  return `import { entry, t } from '@skein/cms-client';
import { ${camel} } from './${kebab}.content.ts';

export const ${camel}Basic = entry(${camel}, '${kebab}', {
  title: t('${label}', '${label}'),
  description: t('<p>What an editor would write here.</p>', '<p>Lo que escribiría aquí un editor.</p>'),
});
export const ${camel}TitleOnly = entry(${camel}, '${kebab}-title-only', { title: t('${label}', '${label}') });
`;
}

function stories({ names: { kebab, camel, pascal, label } }: BlockTemplate): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../testing/story.ts';
import { ${camel} } from './${kebab}.content.ts';
import * as fixtures from './${kebab}.fixtures.ts';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: 'Blocks/${label}',
  component: ${pascal},
  tags: ['${kebab}'],
  parameters: { contentType: ${camel} },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj;

export const Basic: Story = story(${camel}, ${pascal}, fixtures.${camel}Basic);
export const TitleOnly: Story = story(${camel}, ${pascal}, fixtures.${camel}TitleOnly);
export const Spanish: Story = { ...Basic, globals: { language: 'es' } };
`;
}

function test({ names: { kebab, camel, pascal } }: BlockTemplate): string {
  return `// @vitest-environment node
import type { AnyEntryType } from '@skein/cms-client';
import { brokenEntry } from '@skein/cms-client/testing';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps, parseRaw } from '../testing/fixture-props.ts';
import { ${camel} } from './${kebab}.content.ts';
import * as fixtures from './${kebab}.fixtures.ts';
import { ${pascal} } from './${kebab}.tsx';

describe('${pascal}', () => {
  it.each(Object.entries(fixtures))('draws %s on the server in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(${camel}, fixture, locale);
      const html = renderToString(<${pascal} {...props} />);
      expect(html).toContain(props.title);
      expect(html).not.toContain('style="');
    }
  });

  it('draws whatever the parser lets through of a broken entry', () => {
    fc.assert(
      fc.property(brokenEntry(${camel} as unknown as AnyEntryType), (raw) => {
        const props = parseRaw(${camel}, raw);
        if (props) expect(() => renderToString(<${pascal} {...props} />)).not.toThrow();
      }),
    );
  });
});
`;
}

/** The files of a block with a content type of its own, by name. */
export function blockFiles(template: BlockTemplate): Readonly<Record<string, string>> {
  const { kebab } = template.names;
  return {
    [`${kebab}.content.ts`]: content(template),
    [`${kebab}.tsx`]: component(template),
    [`${kebab}.fixtures.ts`]: fixtures(template),
    [`${kebab}.stories.tsx`]: stories(template),
    [`${kebab}.test.tsx`]: test(template),
  };
}
