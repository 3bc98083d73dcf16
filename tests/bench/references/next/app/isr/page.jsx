import { Cards } from '../cards.jsx';

export const revalidate = 10_800;

export default Cards;
