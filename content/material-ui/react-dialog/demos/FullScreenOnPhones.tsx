import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

export default function FullScreenOnPhones() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const onPhone = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the route
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullScreen={onPhone} fullWidth>
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>Round the lake</DialogTitle>
        <IconButton
          aria-label="Close the route"
          onClick={() => setOpen(false)}
          sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>
          <Typography>
            Twelve kilometers on gravel, two ferries, one café. The eastern shore is in the sun
            until six. Keep the water on your left and you cannot lose your way.
          </Typography>
        </DialogContent>
      </Dialog>
    </>
  );
}
