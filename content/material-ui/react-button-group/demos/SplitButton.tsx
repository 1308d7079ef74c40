import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

const actions = ['Publish now', 'Publish tomorrow', 'Save as a draft'];

export default function SplitButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState(0);

  function choose(index: number) {
    setChosen(index);
    setAnchor(null);
  }

  return (
    <>
      <ButtonGroup variant="contained" aria-label="Publish">
        <Button>{actions[chosen]}</Button>
        <Button
          size="small"
          aria-label="Other ways to publish"
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          aria-controls={anchor ? 'publish-menu' : undefined}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id="publish-menu"
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Publish' } }}
      >
        {actions.map((action, index) => (
          <MenuItem key={action} selected={index === chosen} onClick={() => choose(index)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
