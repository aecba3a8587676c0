/**
 * Formik bindings for every input, with the form, its summary and its guard. Each field is a separate module without
 * side effects, so a page without a date field does not load one.
 */

export { FieldGrid, type FieldGridProps } from './form/field-grid.tsx';
export { Form, type FormProps } from './form/form.tsx';
export { FormFoot, type FormFootProps } from './form/form-foot.tsx';
export { LeaveDialog, type LeaveDialogProps } from './form/leave-dialog.tsx';
export type { ServerProblems } from './form/server-problems.ts';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button.tsx';
export { type FormField, useFormField } from './form/use-form-field.ts';
export { type FormProblems, useFormProblems } from './form/use-form-problems.ts';
export { useUnsaved } from './form/use-unsaved.ts';
export { CheckboxField, type CheckboxFieldProps } from './form-fields/checkbox-field.tsx';
export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type CheckboxGroupOption,
} from './form-fields/checkbox-group-field.tsx';
export { ComboBoxField, type ComboBoxFieldProps } from './form-fields/combo-box-field.tsx';
export {
  DigitsField,
  type DigitsFieldProps,
  PhoneField,
  type PhoneFieldProps,
} from './form-fields/digits-field.tsx';
export { FileField, type FileFieldProps } from './form-fields/file-field.tsx';
export {
  FormDateField,
  type FormDateFieldProps,
} from './form-fields/form-date-field.tsx';
export { NumberField, type NumberFieldProps } from './form-fields/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './form-fields/password-field.tsx';
export { SelectField, type SelectFieldProps } from './form-fields/select-field.tsx';
export { SwitchField, type SwitchFieldProps } from './form-fields/switch-field.tsx';
export { TextField, type TextFieldProps } from './form-fields/text-field.tsx';
export { TextareaField, type TextareaFieldProps } from './form-fields/textarea-field.tsx';
export { useHeld } from './shared/use-held.ts';
