export {
  COMMENT_MAX,
  commentError,
  emailError,
  type FieldError,
  isFine,
  lengthError,
  NAME_MAX,
  nameError,
  onlyErrors,
  optionalError,
  phoneError,
} from './fields.ts';
export { parsePhone, phoneOrTyped } from './phone.ts';
