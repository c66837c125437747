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

/**
 * Note about stories with a play function. The docs page does not run play functions, because they would move
 * the focus and scroll the page.
 */
const PLAYED_ELSEWHERE =
  'Stories that play, such as a form that is sent, are shown here as they begin. Open one by itself to see how it ends.';

function isContentType(value: unknown): value is AnyEntryType {
  return typeof value === 'object' && value !== null && 'rows' in value && 'variants' in value;
}

/**
 * The docs page of a component. It shows the component's purpose, a first story with controls, the CMS fields
 * and the other stories. It omits the CMS fields if the controls already show all of them. If all stories show
 * the same variant, the page describes this variant. The stories file of a component without a content type can
 * set the parameters `drawsEntries` (a content type) and `advice`.
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
