import styled from '@mui/system/styled';

const PriceTag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 4,
  backgroundColor: 'light-dark(#fef3c7, #713f12)',
  color: 'light-dark(#713f12, #fef3c7)',
  fontFamily: 'system-ui, sans-serif',
  fontWeight: 700,
}));

export default function PriceTags() {
  return <PriceTag>€12.50 a kilo</PriceTag>;
}
