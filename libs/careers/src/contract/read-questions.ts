import * as v from 'valibot';
import { boardMarkup } from './board-markup.ts';
import { FIELD_TYPES, type FieldType } from './careers.constants.ts';
import type { DemographicQuestion, DemographicQuestions, Question, QuestionField } from './job.ts';
import { readRecords, type OnDropped } from './read-records.ts';
import {
  DemographicOptionRecord,
  DemographicQuestionRecord,
  DemographicsRecord,
  FieldRecord,
  OptionRecord,
  QuestionRecord,
} from './records.ts';

const isFieldType = v.picklist(FIELD_TYPES);

/** Returns the type of a field. An unknown type becomes a choice if there are options, or else a text line. */
function fieldType(type: string, hasOptions: boolean): FieldType {
  if (v.is(isFieldType, type)) return type;
  return hasOptions ? 'multi_value_single_select' : 'input_text';
}

function readField(
  record: v.InferOutput<typeof FieldRecord>,
  onDropped: OnDropped,
): QuestionField | undefined {
  const options = readRecords('option', OptionRecord, record.values, onDropped, (option) => option);
  const type = fieldType(record.type, options.length > 0);
  // A choice without options cannot be answered.
  return type.startsWith('multi_value') && options.length === 0
    ? undefined
    : { name: record.name, type, options };
}

/** Reads the questions of an application, and omits questions without a usable field. */
export function readQuestions(values: readonly unknown[], onDropped: OnDropped): Question[] {
  return readRecords('question', QuestionRecord, values, onDropped, (record) => {
    const fields = readRecords('field', FieldRecord, record.fields, onDropped, (field) =>
      readField(field, onDropped),
    );
    if (fields.length === 0) return undefined;
    const description = boardMarkup(record.description) || undefined;
    return { label: record.label, required: record.required, description, fields };
  });
}

function readDemographicQuestion(
  record: v.InferOutput<typeof DemographicQuestionRecord>,
  onDropped: OnDropped,
): DemographicQuestion | undefined {
  const options = readRecords(
    'answer_option',
    DemographicOptionRecord,
    record.answer_options,
    onDropped,
    ({ id, label, free_form }) => ({ id, label, freeForm: free_form }),
  );
  if (options.length === 0) return undefined;
  const { id, label, required } = record;
  const type =
    record.type === 'multi_value_multi_select' ? 'multi_value_multi_select' : 'multi_value_single_select';
  return { id, label, required, type, options };
}

/** Reads the demographic part of an application. Returns undefined if the part has no questions. */
export function readDemographics(value: unknown, onDropped: OnDropped): DemographicQuestions | undefined {
  if (value === null || value === undefined) return undefined;
  const [read] = readRecords('demographic_questions', DemographicsRecord, [value], onDropped, (record) => ({
    header: record.header,
    description: boardMarkup(record.description) || undefined,
    questions: readRecords(
      'demographic_question',
      DemographicQuestionRecord,
      record.questions,
      onDropped,
      (question) => readDemographicQuestion(question, onDropped),
    ),
  }));
  return read && read.questions.length > 0 ? read : undefined;
}
