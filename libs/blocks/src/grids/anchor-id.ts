import { defineField, Invalid, type AuthoredText, type Field } from '@skein/cms-client';
import { HEADING_ANCHOR_MAX_LENGTH, headingAnchorId } from '@skein/ui/tokens';

/** Id of the main part of every page. No anchor may use it. */
const TAKEN = 'main';

/**
 * Returns the field in which an editor names a block for links, such as `choices` for `#choices`. The field turns any
 * text into an id, by the same rule as for heading anchors.
 */
export function anchorId(gf: string): Field<string, AuthoredText> {
  return defineField<string, AuthoredText>({
    gf,
    type: 'Symbol',
    localized: true,
    validations: [{ size: { max: HEADING_ANCHOR_MAX_LENGTH } }],
    help: '“choices” is reached by #choices',
    read(raw, context) {
      if (typeof raw !== 'string') throw new Invalid('is not text');
      const said = raw.trim();
      const id = headingAnchorId(said.replace(/^#\s*/, ''));
      if (id === undefined)
        throw new Invalid(`holds no letter and no digit, or over ${HEADING_ANCHOR_MAX_LENGTH} characters`);
      if (id === TAKEN) throw new Invalid(`is taken: #${TAKEN} is where every page begins`);
      if (id !== said) {
        const reason = `says “${said}”; links reach it by #${id}`;
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason });
      }
      return id;
    },
  });
}
