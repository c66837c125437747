import { describeContract } from '@skein/cms-client/testing';
import { colorTokens, HeadingLevels, LanguageProvider } from '@skein/ui';
import { expect, it } from 'vitest';
import { libraryFiles } from '../../library-files.ts';
import * as blocks from './blocks.ts';
import { fixtureForms } from './testing/fixture-forms.ts';

describeContract({
  blocks,
  ...libraryFiles,
  palette: colorTokens,
  headingLevels: HeadingLevels,
  belowTitle: ['gfScheduleCallModal'],
  wrap: LanguageProvider,
  unsaid: {
    'shown after an action of the visitor, such as an error, a receipt or a later step': [
      'gfErrorMessageItem.gfCaptchaErrorMessage',
      'gfErrorMessageItem.gfCaptchaWidgetErrorMessage',
      'gfErrorMessageItem.gfCommonErrorMessage',
      'gfErrorMessageItem.gfEmailErrorMessage',
      'gfErrorMessageItem.gfEmailValidationErrorMessage3',
      'gfErrorMessageItem.gfEmailValidationErrorMessage4',
      'gfErrorMessageItem.gfEmailValidationErrorMessage5',
      'gfErrorMessageItem.gfPhoneErrorMessage',
      'gfErrorMessageItem.gfStreetAddressErrorMessage',
      'gfErrorMessageItem.gfStreetAddressValidationErrorMessage1',
      'gfErrorMessageItem.gfStreetAddressValidationErrorMessage2',
      'gfErrorMessageItem.gfSubmitErrorMessage',
      'gfErrorMessageItem.gfZipcodeErrorMessage',
      'gfErrorMessageItem.gfZipcodeValidationErrorMessage3',
      'gfRequestForm.gfThankYouDescription',
      'gfRequestForm.gfThankYouTitle',
      'gfScheduleCallModal.gfCommonErrorMessage',
      'gfScheduleCallModal.gfErrorMessageForDate',
      'gfScheduleMaintenanceCall.gfExistingCustomerIssue',
      'gfScheduleMaintenanceCall.gfIssueDetail',
      'gfScheduleMaintenanceCall.gfNewCustomerIssue',
      'gfStayConnectedForm.gfConfirmSubtitle',
      'gfStayConnectedForm.gfConfirmTitle',
    ],
  },
});

it('has a fixture for every form', () => {
  expect(Object.values(fixtureForms).filter((list) => list.length === 0)).toEqual([]);
});
