export {
  COMMENT_MAX,
  commentError,
  EMAIL_MAX,
  emailError,
  type FieldError,
  isFine,
  lengthError,
  nameError,
  onlyErrors,
  optionalError,
  phoneError,
} from './fields.ts';
export { parsePhone, phoneOrTyped } from './phone.ts';
