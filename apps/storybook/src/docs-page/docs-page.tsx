import type { AnyEntryType } from '@skein/cms-client';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { AdviceLines } from '../advice/advice.tsx';
import { FieldTable } from '../field-table/field-table.tsx';
import { adviceIn, lookOf, variantOfAll } from './read-parameters.ts';

/** Played here, a story would take the focus and scroll the page to itself. */
const PLAYED_ELSEWHERE =
  'Stories that play, such as a form that is sent, are shown here as they begin. Open one by itself to see how it ends.';

function isContentType(value: unknown): value is AnyEntryType {
  return typeof value === 'object' && value !== null && 'rows' in value && 'variants' in value;
}

/**
 * The docs page of a component: what it is for, the first story with its controls, the CMS fields behind it where the
 * controls do not name them already, then the other stories. A page that shows one variant of its content type speaks
 * of that variant alone, in the words of the variant where it has any. What is no content type itself names the one that it draws as `drawsEntries`, and its own
 * `advice`.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const { parameters } = preparedMeta;
  const own: unknown = parameters['contentType'] ?? stories[0]?.parameters?.['contentType'];
  const drawn: unknown = own ?? parameters['drawsEntries'];
  const type = isContentType(drawn) ? drawn : undefined;
  const look = type && lookOf(type, parameters['variant'] ?? variantOfAll(stories));
  const argTypes = { ...preparedMeta.argTypes, ...stories[0]?.argTypes };
  const rows = type ? type.rows(look?.name) : [];
  const anyPlays = stories.slice(1).some(({ play }) => play !== undefined);
  const isCovered = rows.every(({ prop }) => prop in argTypes);
  return (
    <Page>
      <Title />
      {type && isContentType(own) && !look && <Subtitle>{type.description}</Subtitle>}
      {look?.description === undefined ? <Description /> : <Subtitle>{look.description}</Subtitle>}
      <AdviceLines {...(adviceIn(parameters['advice']) ?? look ?? type)} />
      <Primary />
      {type && isCovered && <Heading>Fields, in the order of the CMS</Heading>}
      <Controls sort="none" />
      {type && !isCovered && (
        <>
          <Heading>In the CMS</Heading>
          <FieldTable type={type} rows={rows} />
        </>
      )}
      {anyPlays && <p>{PLAYED_ELSEWHERE}</p>}
      <Stories includePrimary={false} title="More stories" />
    </Page>
  );
}

const Page = styled.div`
  && > p {
    font-size: 1rem;
    max-inline-size: 44rem;
  }
`;
