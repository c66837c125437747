import { Alert, Button, Dialog, filled, useWords, type SafeArea } from '@skein/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { CmsError } from '../../cms/cms-client.ts';
import { linkTo, type FieldDefinition, type Link } from '../../cms/cms.types.ts';
import { asEdited } from '../../cms/metadata.ts';
import { fileProblem, isVeryTall, readableId, type ChosenFile } from '../../model/files.ts';
import { withArea } from '../../model/safe-area.ts';
import { Area } from '../state/controls.styles.ts';
import { useDesk } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';
import { AreaEditor } from './area-editor.tsx';

export interface FileDialogProps {
  readonly field: FieldDefinition;
  readonly file: File;
  readonly onDone: (link: Link) => void;
  readonly onClose: () => void;
}

/** Returns the size of a picture in px. A drawing without a size gets 300 × 150, as in browsers. */
async function measured(url: string): Promise<ChosenFile['image']> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
}

/**
 * Asks for the alternative text of a chosen file in all languages, and for the part that crops keep. Then uploads
 * the file.
 */
export function FileDialog({ field, file, onDone, onClose }: FileDialogProps): ReactElement {
  const say = useWords();
  const { store, settings } = useDesk();
  const { locales } = store.read().content;
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [area, setArea] = useState<SafeArea>();
  const [image, setImage] = useState<ChosenFile['image'] | 'waits'>('waits');
  const [url] = useState(() => URL.createObjectURL(file));
  const [state, setState] = useState<'asks' | 'uploads'>('asks');
  const [failure, setFailure] = useState<string>();
  /** Ids that the CMS has refused, because other editors have taken them since the desk opened. */
  const refused = useRef(new Set<string>());
  const { name } = file;
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    measured(url).then(setImage, () => setImage(undefined));
    return () => URL.revokeObjectURL(url);
  }, [url]);
  const waits = isPicture && image === 'waits';
  const { type, size } = file;
  const problem = waits
    ? undefined
    : fileProblem(field, { type, size, image: image === 'waits' ? undefined : image });
  const message = problem ? filled(say(texts[problem.rule]), { name, ...problem }) : failure;

  async function upload(): Promise<void> {
    setState('uploads');
    setFailure(undefined);
    const { assets, entries } = store.read().content;
    const isTaken = (id: string) => assets.has(id) || entries.has(id) || refused.current.has(id);
    const id = readableId(name, isTaken);
    const title = Object.fromEntries(Object.entries(titles).filter(([, text]) => text.trim() !== ''));
    try {
      await store.createAsset(
        asEdited({ sys: { id, type: 'Asset', version: 0 }, metadata: withArea({}, area), fields: { title } }),
        file,
      );
      onDone(linkTo('Asset', id));
    } catch (error) {
      const status = error instanceof CmsError ? error.status : 0;
      if (status === 409 && !refused.current.has(id)) {
        refused.current.add(id);
        return upload();
      }
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(filled(say(status === 507 ? texts.noRoom : texts.notUploaded), { name, reason }));
      setState('asks');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={say(texts.newFile)}
      footer={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            size="small"
            disabled={waits || problem !== undefined || state === 'uploads'}
            onClick={() => void upload()}
          >
            {say(state === 'uploads' ? texts.uploading : texts.useFile)}
          </Button>
        </>
      }
    >
      <Parts>
        <div aria-live="polite">
          {message !== undefined && <Alert tone="danger">{message}</Alert>}
          {image && image !== 'waits' && !problem && isVeryTall(image) && (
            <Alert tone="warning">{filled(say(texts.tall), { name, ...image })}</Alert>
          )}
        </div>
        {isPicture && !problem && <AreaEditor src={url} area={area} onChange={setArea} />}
        {locales.map(({ code, name: language }) => (
          <label key={code}>
            {`${say(isPicture ? texts.alt : texts.fileTitle)}, ${language}`}
            <Area
              rows={1}
              lang={settings.languages.find(({ locale }) => locale === code)?.lang}
              value={titles[code] ?? ''}
              onChange={({ target }) => setTitles({ ...titles, [code]: target.value })}
            />
          </label>
        ))}
        {isPicture && <p>{say(texts.altHint)}</p>}
      </Parts>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);

  textarea {
    min-block-size: 2.375rem;
  }

  p {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
`;
