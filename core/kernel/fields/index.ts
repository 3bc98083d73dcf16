export {
  COMMENT_MAX,
  commentError,
  emailError,
  type FieldError,
  isFine,
  lengthError,
  NAME_MAX,
  NAME_MIN,
  nameError,
  onlyErrors,
  optionalError,
  phoneError,
} from './fields.ts';
export { parsePhone } from './phone.ts';
