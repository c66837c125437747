// @vitest-environment node
import { entryType, exactText, text } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { takenValues } from './taken-values.ts';

const plan = entryType(
  'plan',
  { name: 'Plan', description: 'A plan' },
  { name: text('name'), uid: exactText('uid', { pattern: /^\w+$/, reason: 'is none', unique: true }) },
);
const entry = (id: string, uid: string, name = 'Thread') => ({
  id,
  contentType: 'plan',
  sys: { id },
  fields: { name: { 'en-US': name }, uid: { 'en-US': uid } },
});
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

it('names an entry whose value is that of an earlier one, in whatever case, and only where it must be its own', () => {
  const entries = [entry('c', 'x2'), entry('b', 'X1'), entry('a', 'x1')];
  expect(takenValues({ entries }, [plan], [], byId)).toEqual([
    { entryId: 'b', field: 'uid', reason: 'is X1, which a has already' },
  ]);
  expect(takenValues({ entries }, [plan], ['uid'], byId)).toEqual([]);
});
