export const popularQueries = {
  ru: ['xiaomi 15t pro', 'redmi note 15', 'iphone 17', 'samsung a57', 'наушники', 'робот-пылесос', 'умные часы', 'самокат', 'телевизор 55', 'планшет для учёбы', 'аэрогриль', 'power bank 20000', 'ноутбук игровой', 'playstation 5', 'колонка jbl', 'увлажнитель', 'фен dreame', 'зарядка 65w', 'видеорегистратор', 'чехол iphone 17'],
  ro: ['xiaomi 15t pro', 'redmi note 15', 'iphone 17', 'samsung a57', 'căști', 'aspirator robot', 'ceas inteligent', 'trotinetă', 'televizor 55', 'tabletă pentru școală', 'friteuză', 'power bank 20000', 'laptop gaming', 'playstation 5', 'boxă jbl', 'umidificator', 'uscător dreame', 'încărcător 65w', 'cameră auto', 'husă iphone 17'],
};
