/** Length of an IMEI; its last digit is a check digit (rule WARRANTY-1). */
export const IMEI_LENGTH = 15;

/** Whether digits are an IMEI: fifteen whose last one is the check digit of Luhn (rule WARRANTY-1). */
export const isImei = (digits: string): boolean => {
  if (digits.length !== IMEI_LENGTH || !/^\d+$/.test(digits)) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};
