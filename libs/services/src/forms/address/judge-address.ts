import { HUMAN_CHECK_ACTION } from '@skein/forms/contract';
import type { Intake, Sender } from '../../posts/intake.ts';
import { checkFormToken, FLAGS, isPlaceholder, takeHumanToken, type Trust } from '../../posts/proof.ts';
import type { AddressPost } from './address-posts.ts';

/**
 * Checks the tokens of a post. A missing token only adds a flag, because scripts may have failed to load in the
 * visitor's browser. An existing token must be valid.
 * @throws Refusal
 */
export async function judgeAddress(
  intake: Intake,
  sender: Sender,
  { formToken, humanToken }: AddressPost,
): Promise<Trust> {
  const lacksFormToken = formToken !== undefined && isPlaceholder(formToken);
  if (formToken !== undefined && !lacksFormToken) checkFormToken(intake, formToken);
  const flags = lacksFormToken ? [FLAGS.noFormToken] : [];
  if (isPlaceholder(humanToken)) return { checked: false, flags: [...flags, FLAGS.noHumanCheck], tokens: [] };
  const token = await takeHumanToken(intake, sender, humanToken, HUMAN_CHECK_ACTION);
  return token
    ? { checked: true, flags, tokens: [token] }
    : { checked: false, flags: [...flags, FLAGS.humanCheckUnavailable], tokens: [] };
}
