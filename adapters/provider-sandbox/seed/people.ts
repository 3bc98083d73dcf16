/** First and family names as they are met in Moldova, for the partners' customers of the past year. */
export const firstNames = [
  ...['Ion', 'Maria', 'Andrei', 'Elena', 'Victor', 'Ana', 'Sergiu', 'Natalia', 'Mihai', 'Olga', 'Dumitru', 'Tatiana'],
  ...['Vasile', 'Irina', 'Alexandru', 'Doina', 'Nicolae', 'Svetlana', 'Pavel', 'Cristina'],
] as const;

export const familyNames = [
  ...['Rusu', 'Ceban', 'Munteanu', 'Ciobanu', 'Popescu', 'Rotaru', 'Lungu', 'Moraru', 'Balan', 'Cojocaru', 'Guțu'],
  ...['Bejan', 'Sîrbu', 'Țurcan', 'Croitoru', 'Botnaru', 'Vieru', 'Melnic', 'Ivanov', 'Caraman'],
] as const;
