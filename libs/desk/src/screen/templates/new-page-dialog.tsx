import { isReservedPath, lowerCasePath } from '@skein/cms-client';
import { Button, Dialog, filled, Select, TextField, useWords } from '@skein/ui';
import { useId, useMemo, useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { isUnique } from '../../edits/new-entry.ts';
import { newPage, suggestedPath } from '../../edits/new-page.ts';
import { ownedBy } from '../../model/ownership.ts';
import { listsBeside, menusOf } from '../../model/menus.ts';
import { typeIdOf } from '../../model/names.ts';
import { pathFieldsOf, type Page } from '../../model/pages.ts';
import { valueProblem } from '../../model/value-problems.ts';
import { BlockPicture } from '../blocks/block-picture.tsx';
import { go, useAddress } from '../state/address.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { focusFields } from '../state/open-entry.ts';
import { texts } from '../state/texts.ts';

export interface NewPageDialogProps {
  /** The shown page. At first, it is the template of the new page. */
  readonly page: Page | undefined;
  readonly pages: readonly Page[];
  readonly onClose: () => void;
}

/** Asks for the template, title, path and menu of a new page, and creates the page. */
export function NewPageDialog({ page, pages, onClose }: NewPageDialogProps): ReactElement {
  const say = useWords();
  const { store, settings } = useDesk();
  const content = useEdits((state) => state.content);
  const [first] = content.locales;
  const { locale = first.code } = useAddress();
  const [templateId, setTemplateId] = useState((page ?? pages[0])?.entryId ?? '');
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [typedPath, setTypedPath] = useState<string>();
  const [chosenMenu, setChosenMenu] = useState<number>();
  const [state, setState] = useState<'asks' | 'incomplete' | 'creates'>('asks');
  const like = pages.find(({ entryId }) => entryId === templateId);
  const template = content.entries.get(templateId);
  const beside = useMemo(
    () => listsBeside(content, pages, like?.path ?? '/', locale),
    [content, pages, like, locale],
  );
  const outside = useMemo(() => menusOf(content, pages, locale), [content, pages, locale]);
  const menus = [...beside, ...outside];
  const menuAt = chosenMenu ?? (beside.length > 0 ? 0 : -1);
  const owned = useMemo(
    () =>
      template ? ownedBy(content.entries, template, (one) => isUnique(content.types.get(typeIdOf(one)))) : [],
    [content, template],
  );
  const title = titles[first.code]?.trim() ?? '';
  const path = (typedPath ?? (title && suggestedPath(title, like?.path ?? '/'))).trim();
  const pathField = template && pathFieldsOf(content.types).get(typeIdOf(template));
  const definition = content.types
    .get(template ? typeIdOf(template) : '')
    ?.fields.find(({ id }) => id === pathField);

  function pathProblem(): string | undefined {
    if (path === '') return say(texts.needed);
    const problem = definition && valueProblem(definition, path);
    if (problem) return (problem.rule === 'pattern' && problem.message) || say(texts.pathForm);
    if (isReservedPath(lowerCasePath(path), settings)) return say(texts.pathReserved);
    return pages.some((one) => one.path === path) ? say(texts.pathTaken) : undefined;
  }
  const problem = pathProblem();

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!template || title === '' || problem !== undefined) return setState('incomplete');
    setState('creates');
    const named = Object.entries(titles).flatMap(([code, text]) =>
      text.trim() === '' ? [] : [[code, text.trim()]],
    );
    const wishes = { template, titles: Object.fromEntries(named), path, menu: menus[menuAt] };
    const step = newPage(store.read().content, pages, wishes);
    store.change(step);
    await store.saveAll();
    onClose();
    go({ path, entry: step[0]?.entryId, field: undefined });
    focusFields();
  }

  const isIncomplete = state === 'incomplete';
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={say(texts.newPage)}
      footer={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button size="small" type="submit" form={formId} disabled={state === 'creates'}>
            {say(texts.createPage)}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void create(event)}>
        <Template>
          {like && <BlockPicture page={like} />}
          <Select
            label={say(texts.likePage)}
            hint={filled(say(texts.copies), { count: owned.length })}
            value={templateId}
            onChange={({ target }) => {
              setTemplateId(target.value);
              setChosenMenu(undefined);
            }}
            options={pages.map(({ entryId, path: at, name }) => ({
              value: entryId,
              label: `${at} · ${name}`,
            }))}
          />
        </Template>
        {content.locales.map(({ code, name }) => (
          <TextField
            key={code}
            label={`${say(texts.pageTitle)}, ${name}`}
            error={isIncomplete && code === first.code && title === '' ? say(texts.needed) : undefined}
            value={titles[code] ?? ''}
            onChange={({ target }) => setTitles({ ...titles, [code]: target.value })}
          />
        ))}
        <TextField
          label={say(texts.pagePath)}
          error={isIncomplete || typedPath ? problem : undefined}
          spellCheck={false}
          value={typedPath ?? path}
          onChange={({ target }) => setTypedPath(target.value)}
        />
        {menus.length > 0 && (
          <Select
            label={say(texts.menuEntry)}
            value={String(menuAt)}
            onChange={({ target }) => setChosenMenu(Number(target.value))}
            options={[say(texts.noMenu), ...menus.map(({ name }) => name)].map((label, at) => ({
              value: String(at - 1),
              label,
            }))}
          />
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Template = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
`;
