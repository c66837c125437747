import type { Content, Entity, FieldDefinition, Hints, Link } from '../cms/cms.types.ts';
import { looksWith, ruleOf } from './field-kind.ts';
import { fileOf } from './files.ts';
import { typeIn } from './names.ts';

const isPictureField = (field: FieldDefinition): boolean =>
  ruleOf(field, 'linkMimetypeGroup')?.every((group) => group === 'image') ?? false;

/** Whether a link leads to a film, or to an entry that links to a film. */
function isFilm({ entries, assets }: Content, { sys }: Link): boolean {
  const isFile = (id: string) => fileOf(assets.get(id))?.contentType?.startsWith('video/') ?? false;
  const links = Object.values(entries.get(sys.id)?.fields ?? {}).flatMap((values) => Object.values(values));
  return [sys.id, ...links.map((value) => (value as Partial<Link> | null)?.sys?.id ?? '')].some(isFile);
}

/**
 * Returns the field with the film that most visitors see in place of a picture, or undefined if no film covers the
 * picture.
 * @param look the chosen look of the entry. Fields that the look does not have are ignored
 */
export function filmOver(
  content: Content,
  entry: Entity,
  picture: FieldDefinition,
  look: string | undefined,
): FieldDefinition | undefined {
  const hints: Hints = content.hints.get(entry.sys.contentType?.sys.id ?? '') ?? {};
  const isShown = ({ id }: FieldDefinition) =>
    look === undefined || (looksWith(hints[id])?.includes(look) ?? true);
  if (!isPictureField(picture) || !isShown(picture)) return undefined;
  return typeIn(content, entry)?.fields.find(
    (field) =>
      field.type === 'Link' &&
      isShown(field) &&
      Object.values(entry.fields[field.id] ?? {}).some((value) => isFilm(content, value as Link)),
  );
}
