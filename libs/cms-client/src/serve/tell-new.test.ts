import { expect, it } from 'vitest';
import { tellNew } from './tell-new.ts';

const [A, B] = [
  { record: 'job', reason: 'a' },
  { record: 'job', reason: 'b' },
];

it('tells of each problem of a question once, and again when it comes back', () => {
  const heard: object[] = [];
  const tell = tellNew({ onProblem: (problem) => heard.push(problem) });
  const afterAnswer = (asked: string, ...problems: object[]) => {
    heard.length = 0;
    tell(asked, problems);
    return [...heard];
  };
  expect(afterAnswer('roles', A, A)).toEqual([A]);
  expect(afterAnswer('roles', A, B)).toEqual([B]);
  expect(afterAnswer('job 1', A)).toEqual([A]);
  expect(afterAnswer('roles', B)).toEqual([]);
  expect(afterAnswer('roles', A)).toEqual([A]);
  expect(afterAnswer('roles')).toEqual([]);
});

it('tells of a problem of several questions once, until none of their answers has it', () => {
  const heard: object[] = [];
  const tell = tellNew({ onProblem: (problem) => heard.push(problem), onceForAll: true });
  tell('page 1', [A]);
  tell('page 2', [A, B]);
  tell('page 1', []);
  tell('page 3', [A]);
  expect(heard).toEqual([A, B]);
  tell('page 2', []);
  tell('page 3', []);
  tell('page 1', [A]);
  expect(heard).toEqual([A, B, A]);
});
