import type { Names } from '../shared/names.ts';

/** Everything the templates of a block depend on. */
export interface BlockTemplate {
  readonly names: Names;
  /** Id of the content type in the CMS. */
  readonly id: string;
}

function content({ names: { camel, pascal, label }, id }: BlockTemplate): string {
  return `import { entryType, html, text, type PropsOf } from '@skein/cms-client';

export const ${camel} = entryType(
  '${id}',
  {
    name: '${label}',
    description: 'A title with a description under it',
    use: 'Say here when an editor should take it.',
    avoid: 'Say here when another block does better.',
    displayField: 'gfTitle',
  },
  {
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
  },
);

export interface ${pascal}Props extends PropsOf<typeof ${camel}.fields> {}
`;
}

function component({ names: { kebab, pascal } }: BlockTemplate): string {
  return `import { Container, Heading, RichText, Section, TextColumn } from '@skein/ui';
import type { ${pascal}Props } from './${kebab}.content.ts';

export type { ${pascal}Props };

/** A title with a description under it. */
export function ${pascal}({ title, description }: ${pascal}Props) {
  return (
    <Section>
      <Container>
        <TextColumn>
          <Heading level={2} anchor>
            {title}
          </Heading>
          {description !== undefined && <RichText html={description} />}
        </TextColumn>
      </Container>
    </Section>
  );
}
`;
}

/** Words that say what they are, in both languages, until somebody writes the real ones. */
export const placeholder = ({ label }: Names) =>
  `t('${label}: what it says comes here', '${label}: aquí va lo que dice')`;

function fixtures({ names }: BlockTemplate): string {
  const { kebab, camel } = names;
  return `import { entry, t } from '@skein/cms-client';
import { ${camel} } from './${kebab}.content.ts';

export const ${camel}Basic = entry(${camel}, '${kebab}', {
  title: ${placeholder(names)},
  description: t('<p>What an editor would write here.</p>', '<p>Lo que escribiría aquí un editor.</p>'),
});
export const ${camel}TitleOnly = entry(${camel}, '${kebab}-title-only', { title: ${placeholder(names)} });
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
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { ${camel} } from './${kebab}.content.ts';
import * as fixtures from './${kebab}.fixtures.ts';
import { ${pascal} } from './${kebab}.tsx';

describe('${pascal}', () => {
  it.each(Object.entries(fixtures))('shows the title of %s, in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(${camel}, fixture, locale);
      expect(renderToString(<${pascal} {...props} />)).toContain(props.title);
    }
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
