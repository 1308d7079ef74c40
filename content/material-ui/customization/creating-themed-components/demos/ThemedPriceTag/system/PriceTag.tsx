import { styled, useThemeProps } from '@mui/material/styles';

export interface PriceTagProps {
  amount: string;
  unit: string;
  variant?: 'plain' | 'sale';
}

const Root = styled('div', { name: 'AcmePriceTag', slot: 'root' })<{
  ownerState: Pick<PriceTagProps, 'variant'>;
}>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.grey[200],
  color: theme.palette.common.black,
  ...theme.typography.body1,
  variants: [
    {
      props: { variant: 'sale' },
      style: {
        backgroundColor: theme.palette.error.main,
        color: theme.palette.error.contrastText,
      },
    },
  ],
}));

const Amount = styled('strong', { name: 'AcmePriceTag', slot: 'amount' })(
  ({ theme }) => theme.typography.h5,
);

export function PriceTag(inProps: PriceTagProps) {
  const {
    amount,
    unit,
    variant = 'plain',
  } = useThemeProps({
    props: inProps,
    name: 'AcmePriceTag',
  });

  return (
    <Root ownerState={{ variant }}>
      <Amount>{amount}</Amount>
      {unit}
    </Root>
  );
}
