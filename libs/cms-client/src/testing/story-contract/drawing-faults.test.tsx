import { useEffect, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { drawingFaults } from './drawing-faults.ts';

let drawings = 0;
const FAULTY: Readonly<Record<string, readonly [Block: () => ReactNode, fault: RegExp]>> = {
  'whose text differs when it is drawn again': [() => <p>{drawings++}</p>, /didn't match the client/],
  'with two elements of one id': [
    () => (
      <>
        <p id="plans" />
        <b id="plans" />
      </>
    ),
    /two elements have the id plans/,
  ],
  'with an inline style': [() => <p style={{ color: 'red' }} />, /a style attribute: <p style/],
  'that React warns about': [
    () => <p {...({ class: 'x' } as object)} />,
    /the console says: Invalid DOM property/,
  ],
  'that fails as it wakes': [
    () => {
      useEffect(() => {
        throw new Error('no map');
      }, []);
      return <p />;
    },
    /no map/,
  ],
};

it.each(Object.entries(FAULTY))('finds a block %s', async (_, [Block, fault]) => {
  expect((await drawingFaults(() => <Block />)).join('\n')).toMatch(fault);
});

it('finds nothing wrong with two headings that have the same words: a page numbers them', async () => {
  const Block = () => (
    <>
      <h2 id="plans">Plans</h2>
      <h2 id="plans">Plans</h2>
    </>
  );
  expect(await drawingFaults(() => <Block />)).toEqual([]);
});
